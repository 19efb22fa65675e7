export default function Heading({as: Tag, children, ...rest}) {
  return <Tag {...rest}>{children}</Tag>;
}
