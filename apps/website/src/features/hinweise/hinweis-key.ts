import type { Hinweis } from '@kurstadt/contract'

/**
 * Names what an alert says and since when, so that one which was put away comes back when it says
 * something new, or the same of another storm. One that holds longer than announced is no new one.
 */
export function hinweisKey({ gueltig_von, id, stufe, titel, text }: Hinweis): string {
  const content = `${stufe} ${titel} ${text ?? ''} ${gueltig_von}`
  let sum = 5381
  for (let place = 0; place < content.length; place += 1)
    sum = (Math.imul(sum, 33) + content.charCodeAt(place)) >>> 0
  return `${id}-${sum.toString(36)}`
}
