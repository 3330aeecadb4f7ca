/** Kinds of error whose messages quote code, and never what somebody has typed. */
const quotingCode = new Set(['TypeError', 'ReferenceError'])

const quoted = /"[^"]*"|'[^']*'|`[^`]*`|„[^“”"]*[“”"]|“[^”]*”|»[^«]*«|«[^»]*»/g
const isName = /^.[\w$.]{1,40}.$/

/**
 * A message without what could be about a person: addresses, numbers, what is quoted, what follows an
 * address of a page, and long words that may be keys (T67). The same message comes out whatever the
 * values in it, so that its errors are one group. What is clean stays as it is.
 */
export function redactMessage(message: string, kind = 'Error'): string {
  return message
    .replaceAll(quoted, (text) => (quotingCode.has(kind) && isName.test(text) ? text : '…'))
    .replaceAll(/[^\s<>"'(]+@[^\s<>"')]+/g, '…')
    .replaceAll(/[?#][^\s)\]]*/g, '')
    .replaceAll(/[\w-]{24,}/g, '…')
    .replaceAll(/\d+/g, '0')
    .replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
}

/** A path with nothing that opens a door or names a record: what has digits or is long goes. */
export function redactPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/)
  return bare
    .split('/')
    .map((part) => (/[\d@%]/.test(part) || part.length > 40 ? '…' : part))
    .join('/')
    .replaceAll(/[^\w/.…-]/g, '')
}
