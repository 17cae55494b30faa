import { createContext, useContext, type ComponentType } from 'react';
import type { FieldProps } from './picks.js';

/** How a member of any input is shown: inputs hold fields that hold inputs, and this is where the circle is closed. */
export const Rendering = createContext<ComponentType<FieldProps>>(() => null);

export const useRendering = (): ComponentType<FieldProps> => useContext(Rendering);
