import { ValidateBy } from 'class-validator';
import { isNetwork } from './telling/networks.js';

/** `a, b` → `['a', 'b']` */
export const list = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.split(',').map((each) => each.trim()) : value;

/** Addresses and networks. */
export const Network = (message: string): PropertyDecorator =>
  ValidateBy({ name: 'isNetwork', validator: { validate: isNetwork } }, { each: true, message });

/** A URL of such a form: one that can be used, too, not just written so. */
export const Link = (form: RegExp, message: string): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isLink',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && form.test(value) && URL.canParse(value),
      },
    },
    { message },
  );
