export default function MDXContent({children}) {
  return children;
}
