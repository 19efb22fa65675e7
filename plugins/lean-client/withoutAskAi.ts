import {parse, type AnyNode, type Pattern} from 'acorn';
import {full} from 'acorn-walk';

/** Replacements of the declarations that contain a text: of Ask AI's hook, and of the component that shows its answers. */
const inert: Readonly<Record<string, string>> = {
  experimental_throttle:
    '() => ({messages: [], status: "ready", conversations: {add() {}, getAll: () => []}})',
  'DocSearch-AskAiScreen-Container': '() => null',
};

/** A declaration or a statement at the top of a module. */
interface Part {
  readonly code: string;
  readonly declares: readonly string[];
  readonly uses: ReadonlySet<string>;
  /** Names whose value or properties it assigns. */
  readonly assigns: ReadonlySet<string>;
}

function nameOf(pattern: Pattern): string {
  if (pattern.type === 'Identifier') return pattern.name;
  throw new Error(`DocSearch declares names with a ${pattern.type}, which isn't supported.`);
}

/** The variable that an assignment changes, itself or a property of it. */
function rootOf(node: AnyNode): string | undefined {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  return node.type === 'Identifier' ? node.name : undefined;
}

function partOf(node: AnyNode, declares: readonly string[], code: string): Part {
  const uses = new Set<string>();
  const assigns = new Set<string>();
  full(node, (inside) => {
    if (inside.type === 'Identifier') uses.add(inside.name);
    if (inside.type === 'ExportNamedDeclaration') {
      for (const {local} of inside.specifiers)
        if (local.type === 'Identifier') uses.add(local.name);
    }
    if (inside.type === 'AssignmentExpression') assigns.add(rootOf(inside.left) ?? '');
  });
  return {code, declares, uses, assigns};
}

function partsOf(code: string): Part[] {
  const textOf = ({start, end}: AnyNode) => code.slice(start, end);
  return parse(code, {ecmaVersion: 'latest', sourceType: 'module'}).body.flatMap((node) => {
    if (node.type === 'VariableDeclaration') {
      return node.declarations.map((one) =>
        partOf(one, [nameOf(one.id)], `${node.kind} ${textOf(one)};`),
      );
    }
    const isNamed = node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration';
    return [partOf(node, isNamed ? [node.id.name] : [], textOf(node))];
  });
}

function madeInert(parts: readonly Part[], text: string, value: string): Part[] {
  const found = parts.filter(({code}) => code.includes(text));
  const [only] = found;
  const [name] = only?.declares ?? [];
  if (found.length !== 1 || !name) throw new Error(`DocSearch's modal has changed: “${text}”.`);
  const replacement = {
    code: `var ${name} = ${value};`,
    declares: [name],
    uses: new Set<string>(),
    assigns: new Set<string>(),
  };
  return parts.map((part) => (part === only ? replacement : part));
}

/** Returns the parts that the module's exports need, with the assignments to what they use. */
function neededOf(parts: readonly Part[]): Part[] {
  const declaring = new Map(parts.flatMap((part) => part.declares.map((name) => [name, part])));
  const needed = new Set<Part>();
  const need = (part: Part) => {
    if (needed.has(part)) return;
    needed.add(part);
    for (const name of part.uses) {
      const declaration = declaring.get(name);
      if (!declaration || needed.has(declaration)) continue;
      need(declaration);
      parts.filter((other) => !other.declares.length && other.assigns.has(name)).forEach(need);
    }
  };
  parts.filter(({code}) => /^(?:im|ex)port\b/.test(code)).forEach(need);
  return parts.filter((part) => needed.has(part));
}

/**
 * Returns DocSearch's modal without Ask AI, which the site doesn't offer. Its package has all code in one module, so
 * bundlers keep the chat, its protocol, zod, and a Markdown parser: two thirds of what the search loads when it opens.
 *
 * @throws if the module no longer has the expected parts.
 */
export function withoutAskAi(code: string): string {
  const parts = Object.entries(inert).reduce(
    (before, [text, value]) => madeInert(before, text, value),
    partsOf(code),
  );
  return neededOf(parts)
    .map((part) => part.code)
    .join('\n');
}
