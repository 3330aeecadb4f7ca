/** `wald-und-wiese` → `waldUndWiese`. */
export function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** `wald-und-wiese` → `WaldUndWiese`. */
export function pascalCase(name: string): string {
  return camelCase(`-${name}`)
}
