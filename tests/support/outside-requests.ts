/** What a page would ask of another house, and whose frames its policy would let it show. */
export type Outside = { asked: string[]; frameHosts: string[]; hasGate: boolean }

/** What waits in a `template` is asked for by nobody. */
const waiting = /<template\b.*?<\/template>/gs
const tags = /<[a-z][^>]*>/g
/** Attributes whose address a browser fetches by itself, in whatever tag. */
const fetched = /\s(?:src|srcset|imagesrcset|poster|data|background)="([^"]+)"/gi
/** Links that a browser follows by itself; `canonical` and `alternate` it does not. */
const isFetched =
  /rel="[^"]*\b(?:stylesheet|preload|modulepreload|prefetch|icon|manifest|preconnect|dns-prefetch)\b/
const inStyle = /url\(["']?((?:https?:)?\/\/[^)"']+)/g

function addressesIn(html: string): string[] {
  const now = html.replaceAll(waiting, '')
  const found = now.match(tags) ?? []
  const links = found
    .filter((tag) => tag.startsWith('<link') && isFetched.test(tag))
    .map((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? '')
  const attributes = found
    .flatMap((tag) => [...tag.matchAll(fetched)])
    .flatMap(([, value = '']) => value.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''))
  return [...links, ...attributes, ...[...now.matchAll(inStyle)].map(([, url = '']) => url)]
}

const isOutside = (address: string, own: string) => {
  if (!URL.canParse(address, own)) return false
  const { protocol, origin } = new URL(address, own)
  return protocol.startsWith('http') && origin !== own
}

/** Hosts by directive of a policy; words in quotes and whole schemes are no hosts. */
function hostsOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((rule) => {
      const [name = '', ...sources] = rule.trim().split(/\s+/)
      return [name, sources.filter((source) => !/^'|^(?:data|blob):$/.test(source))]
    }),
  )
}

/** A page as it was sent, and the policy that came with it. */
export type Sent = { address: string; html: string; policy: string }

/** Looks at a page as it was sent: its policy lets a browser ask other hosts for frames alone. */
export function outsideOf({ address, html, policy }: Sent): Outside {
  const own = new URL(address).origin
  const hosts = hostsOf(policy === '' ? 'no-policy https://any' : policy)
  const frameHosts = (hosts.get('frame-src') ?? []).map((source) => new URL(source).host)
  hosts.delete('frame-src')
  const allowed = [...hosts].flatMap(([rule, sources]) =>
    // Where a form leads is asked on purpose.
    rule === 'form-action' ? [] : sources.map((source) => `${rule} ${source}`),
  )
  const asked = [...addressesIn(html).filter((one) => isOutside(one, own)), ...allowed]
  return { asked, frameHosts, hasGate: html.includes('data-behaviour="embed"') }
}
