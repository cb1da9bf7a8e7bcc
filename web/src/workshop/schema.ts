/** What a form needs to know of a JSON Schema. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string;
  enum?: (string | number)[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  description?: string;
  default?: unknown;
}

export type Kind =
  | 'text'
  | 'number'
  | 'switch'
  | 'choice'
  | 'texts'
  | 'numbers'
  | 'table'
  | 'list'
  | 'object'
  | 'map'
  | 'odd';

/** The schema itself, where it is named elsewhere or may be left out. */
export function resolved(schema: Schema, whole: Schema): Schema {
  if (schema.$ref) {
    const found = whole.$defs?.[schema.$ref.split('/').at(-1) ?? ''];
    return found ? resolved(found, whole) : {};
  }
  const others = schema.anyOf?.filter((each) => each.type !== 'null');
  return others?.length === 1 ? resolved(others[0]!, whole) : schema;
}

/** Whether a field may be left out. */
export const optional = (schema: Schema): boolean =>
  schema.anyOf?.some((each) => each.type === 'null') ?? false;

export function entryOf(schema: Schema, whole: Schema): Schema | null {
  if (schema.prefixItems?.[0]) return resolved(schema.prefixItems[0], whole);
  return typeof schema.items === 'object' ? resolved(schema.items, whole) : null;
}

const FLAT: Kind[] = ['text', 'number', 'switch', 'choice', 'texts', 'numbers', 'odd'];

export function kindOf(given: Schema, whole: Schema): Kind {
  const schema = resolved(given, whole);
  if (schema.enum) return 'choice';
  if (schema.type === 'string') return 'text';
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'boolean') return 'switch';
  if (schema.type === 'array') return kindOfList(schema, whole);
  if (schema.properties) return 'object';
  if (typeof schema.additionalProperties === 'object') return 'map';
  return 'odd';
}

function kindOfList(schema: Schema, whole: Schema): Kind {
  const entry = entryOf(schema, whole);
  if (!entry) return 'odd';
  const kind = kindOf(entry, whole);
  if (kind === 'text' || kind === 'choice') return 'texts';
  if (kind === 'number') return 'numbers';
  if (kind !== 'object') return 'list';
  const flat = Object.values(entry.properties ?? {}).every((each) =>
    FLAT.includes(kindOf(each, whole)),
  );
  return flat ? 'table' : 'list';
}

/** A new value of the kind that a schema wants: an entry that is added. */
export function blank(given: Schema, whole: Schema): unknown {
  const schema = resolved(given, whole);
  if (schema.enum) return schema.enum[0];
  const required = schema.required ?? [];
  switch (kindOf(schema, whole)) {
    case 'number':
      return 0;
    case 'switch':
      return false;
    case 'texts':
    case 'numbers':
    case 'table':
    case 'list':
      return [];
    case 'object':
      return Object.fromEntries(
        required.map((name) => [name, blank(schema.properties?.[name] ?? {}, whole)]),
      );
    case 'map':
      return {};
    default:
      return '';
  }
}

/** `source_notes` as people write it. */
export const worded = (name: string): string => name.replaceAll('_', ' ');
