/** A small form from the JSON Schema of a shortcut's argument, where the schema is simple enough
 * that a person can fill it in: numbers, yes or no, one of some words, several of some words. */
export interface Field {
  name: string;
  label: string;
  kind: 'number' | 'flag' | 'one' | 'several';
  values: (string | number)[];
  least: number;
  most: number;
  needed: boolean;
}

export interface Form {
  fields: Field[];
  /** Whether the argument is the one field itself, and no object of fields. */
  bare: boolean;
}

type Schema = Record<string, unknown>;

const isObject = (value: unknown): value is Schema =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const isPlain = (values: unknown): values is (string | number)[] =>
  Array.isArray(values) &&
  values.length > 0 &&
  values.every((each) => typeof each === 'string' || typeof each === 'number');

function resolved(schema: unknown, root: Schema): Schema {
  const found = isObject(schema) ? schema : {};
  const ref = found['$ref'];
  if (typeof ref !== 'string') return found;
  const defs = isObject(root['$defs']) ? root['$defs'] : {};
  return resolved(defs[ref.split('/').pop() ?? ''], root);
}

function fieldOf(name: string, schema: Schema, root: Schema, needed: boolean): Field | null {
  const label = name.replaceAll('_', ' ');
  const least = typeof schema['minimum'] === 'number' ? schema['minimum'] : 0;
  const most = typeof schema['maximum'] === 'number' ? schema['maximum'] : 99;
  const field = { name, label, values: [], least, most, needed };
  if (isPlain(schema['enum'])) return { ...field, kind: 'one', values: schema['enum'] };
  if (schema['type'] === 'integer') return { ...field, kind: 'number' };
  if (schema['type'] === 'boolean') return { ...field, kind: 'flag' };
  const items = schema['type'] === 'array' ? resolved(schema['items'], root) : {};
  if (isPlain(items['enum'])) {
    const atLeast = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0;
    return { ...field, kind: 'several', values: items['enum'], least: atLeast };
  }
  return null;
}

/** Null where no simple form would do. */
export function formOf(schema: unknown): Form | null {
  const root = isObject(schema) ? schema : {};
  const whole = resolved(root, root);
  if (whole['type'] !== 'object') {
    const only = fieldOf('', whole, root, true);
    return only ? { fields: [only], bare: true } : null;
  }
  const needed = Array.isArray(whole['required']) ? whole['required'] : [];
  const fields: Field[] = [];
  for (const [name, each] of Object.entries(
    isObject(whole['properties']) ? whole['properties'] : {},
  )) {
    const field = fieldOf(name, resolved(each, root), root, needed.includes(name));
    if (!field) return null;
    fields.push(field);
  }
  return { fields, bare: false };
}
