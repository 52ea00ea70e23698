// What makes a line of a cart, a quote or an order: an article, and the dimension that it is cut to. Free of schemas.

/** An article and its configuration: '' as the catalogue has it, 'L=187500' cut to 187.5 mm (thousandths of the unit). */
export interface LineOf {
  _id: string;
  config?: string;
}

/** The form of a configuration. No article takes one yet. */
export const CONFIG_PATTERN = /^(?:[A-Za-z][A-Za-z0-9]{0,7}=\d{1,10})?$/;

/** The same for lines of the same article and configuration, and for no others. */
export const lineKey = ({ _id, config }: LineOf): string => (config ? `${_id} ${config}` : _id);

/** A line's article as calls and storage carry it: without an empty configuration, which older ones do not know. */
export const lineOf = ({ _id, config }: LineOf): LineOf => (config ? { _id, config } : { _id });
