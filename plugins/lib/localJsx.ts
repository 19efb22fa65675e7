interface Identifier {
  readonly type: 'Identifier';
  readonly name: string;
}

/** A statement of an ESTree program; one that imports has a source and specifiers. */
interface Statement {
  readonly type: string;
  readonly source?: {readonly value?: unknown} | null;
  readonly specifiers?: readonly {local: Identifier}[];
}

interface Program {
  readonly body: Statement[];
}

/**
 * A plugin for MDX that gives a module names of its own for the functions that make its elements. The bundler keeps a
 * record of each use of an imported name, and an article with hundreds of elements has as many.
 */
export default function localJsx() {
  return ({body}: Program): void => {
    const at = body.findIndex(isJsxRuntime);
    const declarations = (body[at]?.specifiers ?? []).map((specifier) => {
      const id = specifier.local;
      const init: Identifier = {type: 'Identifier', name: `${id.name}_imported`};
      specifier.local = init;
      return {type: 'VariableDeclarator', id, init};
    });
    const constants = {type: 'VariableDeclaration', kind: 'const', declarations};
    if (declarations.length > 0) body.splice(at + 1, 0, constants);
  };
}

const isJsxRuntime = ({type, source}: Statement): boolean =>
  type === 'ImportDeclaration' && /^react\/jsx-(?:dev-)?runtime$/.test(String(source?.value));
