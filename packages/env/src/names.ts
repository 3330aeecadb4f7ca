import { z } from 'zod'

/** Names separated by commas, as a list. */
export const names = z.string().transform((list) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
)

/** A host as browsers and `URL` spell it, in lower case and Punycode; null where it is none. */
function hostOf(name: string, withPort: boolean): string | null {
  const [, written = '', port = ''] = /^(\[[^\]]+\]|[^[\]:/?#@\\]+)(:\d+)?$/.exec(name) ?? []
  const address = `https://${written.replace(/\.$/, '')}${port}`
  if (written === '' || (port !== '' && !withPort) || !URL.canParse(address)) return null
  const { host } = new URL(address)
  return /^(\[[\da-f:.]+\]|[a-z\d._-]+)(:\d+)?$/.test(host) ? host : null
}

const hostList = (withPort: boolean) =>
  names.transform((list, context) =>
    list.map((name, index) => {
      const host = hostOf(name, withPort)
      const message = `${name} is no host name: neither scheme nor path${withPort ? '' : ' nor port'}`
      if (host === null) context.addIssue({ code: 'custom', path: [index], message })
      return host ?? name
    }),
  )

/** Host names, in the one spelling that hosts are compared in. */
export const hosts = hostList(false)

/** The same, where a host may have a port. */
export const hostsWithPorts = hostList(true)
