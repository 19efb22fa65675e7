/**
 * Puts the defaults of request fields into their descriptions. With `default`, the most popular generators of types
 * make a field required, although a request can leave it out. Parameters keep theirs: generators read `required` there.
 */
export function describeDefaults<Part>(part: Part): Part;
export function describeDefaults(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each: unknown) => describeDefaults(each));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      name === 'properties' ? describeFields(value as Fields) : describeDefaults<unknown>(value),
    ]),
  );
}

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function describeFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const {default: fallback, ...rest} = describeDefaults(field);
      // The description of a field with the default null says what that means.
      if (fallback === undefined || fallback === null) return [name, rest];
      const {description = ''} = rest as {description?: string};
      const value = typeof fallback === 'string' ? fallback : JSON.stringify(fallback);
      const text = `${description.trim()} The default is \`${value}\`.`.trim();
      return [name, {...rest, description: text}];
    }),
  );
}
