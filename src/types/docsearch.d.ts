/** A style sheet without types. */
declare module '@docsearch/react/style';
