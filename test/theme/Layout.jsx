export default function Layout({title, description, children}) {
  return (
    <>
      {title && <title>{title}</title>}
      {description && <meta name="description" content={description} />}
      <div>{children}</div>
    </>
  );
}
