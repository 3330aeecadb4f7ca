import type { Hinweis } from '@kurstadt/contract'

/** Names what an alert says, so that one which was put away comes back when it says something new. */
export function hinweisKey({ id, stufe, titel, text }: Hinweis): string {
  const said = `${stufe} ${titel} ${text ?? ''}`
  let sum = 5381
  for (let place = 0; place < said.length; place += 1)
    sum = (Math.imul(sum, 33) + said.charCodeAt(place)) >>> 0
  return `${id}-${sum.toString(36)}`
}
