export default function Details({summary, children}) {
  return (
    <details>
      {typeof summary === 'string' ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
