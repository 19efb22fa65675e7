export default function Admonition({type = 'note', title, children}) {
  return (
    <div role="note" aria-label={typeof title === 'string' ? title : type}>
      {children}
    </div>
  );
}
