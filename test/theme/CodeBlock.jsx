export default function CodeBlock({children, language}) {
  return (
    <pre data-language={language}>
      <code>{children}</code>
    </pre>
  );
}
