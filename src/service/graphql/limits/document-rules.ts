import {
  GraphQLError,
  Kind,
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

const tooMuch = (what: string, found: number, allowed: number): GraphQLError =>
  new GraphQLError(`The document has ${what} ${found}; at most ${allowed} is allowed.`, {
    extensions: { limit: allowed },
  });

/** Refuses documents whose fields are nested deeper than allowed; introspection is left alone. */
export const depthRule =
  (allowed: number): ValidationRule =>
  (context: ValidationContext): ASTVisitor => ({
    Document(document) {
      const found = depthOf(document);
      if (found > allowed) context.reportError(tooMuch('a depth of', found, allowed));
    },
  });

/** Refuses documents with more aliases than allowed. */
export const aliasRule =
  (allowed: number): ValidationRule =>
  (context: ValidationContext): ASTVisitor => {
    let found = 0;
    return {
      Field(node) {
        if (node.alias) found += 1;
      },
      Document: {
        leave() {
          if (found > allowed) context.reportError(tooMuch('a number of aliases of', found, allowed));
        },
      },
    };
  };

/** Greatest nesting of fields over all operations. Fragments that spread themselves count once. */
export function depthOf(document: DocumentNode): number {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  }
  const known = new Map<string, number>();
  const depth = (set: SelectionSetNode | undefined): number =>
    Math.max(0, ...(set?.selections ?? []).map(depthOfSelection));
  const depthOfSelection = (selection: SelectionSetNode['selections'][number]): number => {
    switch (selection.kind) {
      case Kind.FIELD:
        return selection.name.value.startsWith('__') ? 0 : 1 + depth(selection.selectionSet);
      case Kind.INLINE_FRAGMENT:
        return depth(selection.selectionSet);
      case Kind.FRAGMENT_SPREAD:
        return depthOfFragment(selection.name.value);
    }
  };
  const depthOfFragment = (name: string): number => {
    const before = known.get(name);
    if (before !== undefined) return before;
    known.set(name, 0);
    const found = depth(fragments.get(name)?.selectionSet);
    known.set(name, found);
    return found;
  };
  return Math.max(
    0,
    ...document.definitions.map((each) =>
      each.kind === Kind.OPERATION_DEFINITION ? depth(each.selectionSet) : 0,
    ),
  );
}
