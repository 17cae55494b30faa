/**
 * Type of a field that refers to a class of another file. Written so, the compiler emits no runtime reference to the
 * class beside the decorator's own function, and classes may refer to each other in a circle.
 */
export type Rel<T> = T;
