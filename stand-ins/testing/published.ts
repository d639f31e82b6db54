import ts from 'typescript';

/**
 * Checks JSON against the types that a provider publishes: the declarations of its SDK, read by the
 * TypeScript compiler. The JSON is checked as sent, and no declaration is copied here.
 */
export class Published {
  private readonly checker: ts.TypeChecker;
  private readonly types: ReadonlyMap<string, ts.Type>;

  /** `file` exports the published types under the requested names. */
  constructor(file: string) {
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: ['node'],
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
    });
    this.checker = program.getTypeChecker();
    const source = program.getSourceFile(file);
    const module = source && this.checker.getSymbolAtLocation(source);
    const exported = module ? this.checker.getExportsOfModule(module) : [];
    this.types = new Map(
      exported.map((symbol) => [symbol.name, this.checker.getDeclaredTypeOfSymbol(symbol)]),
    );
  }

  /** The errors of a JSON value as that type: missing fields, unknown fields, wrong kinds. */
  problems(name: string, value: unknown): string[] {
    const type = this.types.get(name);
    if (!type || this.checker.typeToString(type) === 'any') throw new Error(`${name} is not published`);
    return this.check(type, value, name);
  }

  private check(type: ts.Type, value: unknown, path: string): string[] {
    const wrong = [`${path}: ${JSON.stringify(value)} is not ${this.checker.typeToString(type)}`];
    if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return [];
    if (value === null) return this.accepts(type, this.checker.getNullType()) ? [] : wrong;
    switch (typeof value) {
      case 'string':
        // Stripe's decimals are text on the wire; the SDK converts them on arrival.
        if (this.partsOf(type).some((part) => this.checker.typeToString(part) === 'Decimal')) return [];
        return this.accepts(type, this.checker.getStringLiteralType(value)) ? [] : wrong;
      case 'number':
        return this.accepts(type, this.checker.getNumberLiteralType(value)) ? [] : wrong;
      case 'boolean':
        return this.accepts(type, value ? this.checker.getTrueType() : this.checker.getFalseType())
          ? []
          : wrong;
      default: {
        const tries = this.partsOf(type).map((part) =>
          Array.isArray(value)
            ? this.checkList(part, value, path, wrong)
            : this.checkObject(part, Object.entries(value ?? {}), path, wrong),
        );
        const near = tries.filter((problems) => problems !== wrong);
        return near.sort((a, b) => a.length - b.length)[0] ?? wrong;
      }
    }
  }

  private checkList(type: ts.Type, value: readonly unknown[], path: string, wrong: string[]): string[] {
    const element = this.checker.isArrayType(type) ? type.getNumberIndexType() : undefined;
    return element ? value.flatMap((one, index) => this.check(element, one, `${path}[${index}]`)) : wrong;
  }

  private checkObject(
    type: ts.Type,
    value: readonly [string, unknown][],
    path: string,
    wrong: string[],
  ): string[] {
    if (!(type.flags & ts.TypeFlags.Object) || this.checker.isArrayType(type)) return wrong;
    const given = new Map(value);
    const properties = type.getProperties();
    const missing = properties
      .filter((one) => !(one.flags & ts.SymbolFlags.Optional) && !given.has(one.name))
      .map((one) => `${path}.${one.name} is missing`);
    const rest = type.getStringIndexType();
    const found = value.flatMap(([name, inner]) => {
      const property = properties.find((one) => one.name === name);
      const innerType = property ? this.checker.getTypeOfSymbol(property) : rest;
      return innerType
        ? this.check(innerType, inner, `${path}.${name}`)
        : [`${path}.${name} is not published`];
    });
    return [...missing, ...found];
  }

  private partsOf(type: ts.Type): ts.Type[] {
    return (type.isUnion() ? type.types : [type]).filter((one) => !(one.flags & ts.TypeFlags.Undefined));
  }

  private accepts(type: ts.Type, candidate: ts.Type): boolean {
    return this.checker.isTypeAssignableTo(candidate, type);
  }
}
