/** JSON Schemas of TypeScript types, as the compiler understands them: mapped and conditional types included. */
import { type Checker, type Symbol as Declared, SymbolFlags, type Type, TypeFlags } from "typescript/unstable/sync";

export type Schema = { readonly [key: string]: unknown };

const SCALARS: readonly (readonly [flag: TypeFlags, schema: Schema])[] = [
  [TypeFlags.String, { type: "string" }],
  [TypeFlags.Number, { type: "integer" }],
  [TypeFlags.Boolean, { type: "boolean" }],
  [TypeFlags.Null, { type: "null" }],
  [TypeFlags.TemplateLiteral, { type: "string" }],
];

/** Collects what types refer to each other by name. Numbers are whole: the games know no others. */
export class SchemaWriter {
  readonly #checker: Checker;
  readonly #isOurs: (declared: Declared) => boolean;
  readonly #names = new Map<number, string>();
  readonly #definitions = new Map<string, Schema>();

  constructor(checker: Checker, isOurs: (declared: Declared) => boolean) {
    this.#checker = checker;
    this.#isOurs = isOurs;
  }

  get definitions(): Schema {
    return Object.fromEntries([...this.#definitions].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** A union of objects with different `type` gets a definition for each: `MoveAction`, `PassAction` … */
  defineUnion(name: string, type: Type): void {
    const members = type.isUnionType() ? type.getTypes() : [type];
    for (const member of members) this.#reserve(member, `${capitalised(this.#typeField(member))}${name}`);
    const refs = members.map((member) => this.#define(member));
    this.#names.set(type.id, name);
    this.#definitions.set(name, refs.length === 1 ? refs[0] : { anyOf: refs });
  }

  define(name: string, type: Type): void {
    this.#definitions.set(name, this.#write(type));
  }

  #typeField(member: Type): string {
    const field = this.#checker.getPropertyOfType(member, "type");
    const literal = field && this.#checker.getTypeOfSymbol(field);
    if (!literal?.isStringLiteralType())
      throw new Error(`${this.#checker.typeToString(member)} has no type of its own`);
    return literal.value;
  }

  /** The first name that no other type has. */
  #reserve(type: Type, wanted: string): string {
    const taken = new Set(this.#names.values());
    let name = wanted;
    for (let count = 2; taken.has(name); count++) name = `${wanted}${count}`;
    this.#names.set(type.id, name);
    return name;
  }

  #define(type: Type): Schema {
    const name = this.#names.get(type.id)!;
    if (!this.#definitions.has(name)) {
      this.#definitions.set(name, {});
      this.#definitions.set(name, this.#write(type));
    }
    return { $ref: `#/$defs/${name}` };
  }

  /** A reference to a type that has a name, or the type itself. */
  #reference(type: Type): Schema {
    if (this.#names.has(type.id)) return this.#define(type);
    const name = this.#nameOf(type);
    if (name === undefined) return this.#write(type);
    this.#reserve(type, name);
    return this.#define(type);
  }

  #nameOf(type: Type): string | undefined {
    const alias = type.getAliasSymbol();
    if (alias !== undefined)
      return type.getAliasTypeArguments().length === 0 && this.#deservesName(type) && this.#isOurs(alias)
        ? alias.name
        : undefined;
    const symbol = type.isClassOrInterface() ? type.getSymbol() : undefined;
    return symbol !== undefined && this.#isOurs(symbol) ? symbol.name : undefined;
  }

  #deservesName(type: Type): boolean {
    return type.isUnionType() || (type.isObjectType() && !this.#checker.isArrayType(type)) || type.isIntersectionType();
  }

  #write(type: Type): Schema {
    const scalar = SCALARS.find(([flag]) => type.flags & flag);
    if (scalar !== undefined) return scalar[1];
    if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return {};
    if (type.isLiteralType()) return { const: type.value };
    if (type.isUnionType()) return this.#union(type.getTypes());
    if (type.isIntersectionType()) {
      // A number that says what it numbers is a number outside.
      const brand = type.getTypes().find(({ flags }) => flags & (TypeFlags.Number | TypeFlags.String));
      return brand === undefined ? this.#object(type) : this.#write(brand);
    }
    if (this.#checker.isTupleType(type)) return this.#tuple(type);
    if (this.#checker.isArrayType(type))
      return { type: "array", items: this.#reference(this.#checker.getTypeArguments(type as never)[0]) };
    if (type.isObjectType()) return this.#object(type);
    throw new Error(`no schema for ${this.#checker.typeToString(type)}`);
  }

  #union(types: readonly Type[]): Schema {
    const there = types.filter(({ flags }) => !(flags & TypeFlags.Undefined));
    const values = there.flatMap((type) => (type.isLiteralType() ? [type.value] : []));
    const isBoolean = values.includes(true) && values.includes(false);
    const literals = isBoolean ? values.filter((value) => typeof value !== "boolean") : values;
    const parts: Schema[] = there.filter((type) => !type.isLiteralType()).map((type) => this.#reference(type));
    if (isBoolean) parts.unshift({ type: "boolean" });
    if (literals.length > 0) parts.unshift(literals.length === 1 ? { const: literals[0] } : { enum: literals });
    return parts.length === 1 ? parts[0] : { anyOf: parts };
  }

  #tuple(type: Type): Schema {
    const items = this.#checker.getTypeArguments(type as never).map((item) => this.#reference(item));
    return { type: "array", prefixItems: items, minItems: items.length, items: false };
  }

  #object(type: Type): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const description = property.getDocumentationComment(this.#checker).replaceAll(/\s+/g, " ").trim();
      const schema = this.#reference(this.#checker.getTypeOfSymbol(property)!);
      properties[property.name] = description === "" ? schema : { description, ...schema };
      if (!(property.flags & SymbolFlags.Optional)) required.push(property.name);
    }
    const [index] = this.#checker.getIndexInfosOfType(type);
    return {
      type: "object",
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(required.length > 0 && { required }),
      additionalProperties: index === undefined ? false : this.#reference(index.valueType),
    };
  }
}

function capitalised(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
