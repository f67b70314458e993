/// <reference types="svelte" />
/// <reference types="vite/client" />
declare module '$house/art.svg?raw' {
  const text: string;
  export default text;
}
