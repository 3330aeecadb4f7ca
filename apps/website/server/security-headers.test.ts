import { expect, test } from 'vitest'
import { headerText } from './headers.ts'
import { createSecurityHeaders } from './security-headers.ts'

const security = createSecurityHeaders({ isSecure: true, isDevelopment: false })

function rule(
  name: string,
  formTargets: string[],
  frameSources: string[] = [],
  frameAncestors: string[] = [],
): string | undefined {
  const headers = security.document({
    scriptHashes: ['sha256-x'],
    formTargets,
    frameSources,
    cartSources: [],
    mapSources: [],
    statisticsSources: [],
    workerSources: [],
    frameAncestors,
  })
  const policy = headerText(headers, 'Content-Security-Policy')
  return policy.split('; ').find((part) => part.startsWith(`${name} `))
}

test('forms of a page post to this site and to the providers it names, and nowhere else', () => {
  expect(rule('form-action', [])).toBe("form-action 'self'")
  expect(rule('form-action', ['https://post.kurort.example'])).toBe(
    "form-action 'self' https://post.kurort.example",
  )
})

test('a page runs its own scripts and those of its hashes only', () => {
  expect(rule('script-src', [])).toBe("script-src 'self' 'sha256-x'")
})

test('a page frames what it names and nothing else', () => {
  expect(rule('frame-src', [])).toBe("frame-src 'none'")
  expect(rule('frame-src', [], ["'self'", 'https://film.example'])).toBe(
    "frame-src 'self' https://film.example",
  )
})

test('a page that names a cart service lets it in, and no other page does', () => {
  const policyWith = (cartSources: string[]) => {
    const sources = {
      formTargets: [],
      frameSources: ["'self'"],
      mapSources: [],
      statisticsSources: [],
      workerSources: [],
      frameAncestors: [],
    }
    const headers = security.document({ scriptHashes: ['sha256-x'], ...sources, cartSources })
    return headerText(headers, 'Content-Security-Policy').split('; ')
  }
  const cart = 'https://cdn.korb.example'
  expect(policyWith([cart])).toEqual(
    expect.arrayContaining([
      `script-src 'self' 'sha256-x' ${cart}`,
      `style-src 'self' ${cart}`,
      `img-src 'self' data: ${cart}`,
      `font-src 'self' ${cart}`,
      `connect-src 'self' ${cart}`,
      `frame-src 'self' ${cart}`,
    ]),
  )
  expect(policyWith([]).join(' ')).not.toContain('korb')
})

test('a page with a moving map lets its worker run, and no other page does', () => {
  const policyWith = (workerSources: string[], mapSources: string[] = []) => {
    const sources = {
      formTargets: [],
      frameSources: [],
      cartSources: [],
      frameAncestors: [],
      statisticsSources: [],
    }
    const asked = { ...sources, mapSources, workerSources }
    const headers = security.document({ scriptHashes: [], ...asked })
    return headerText(headers, 'Content-Security-Policy').split('; ')
  }
  expect(policyWith(['blob:'])).toContain("worker-src 'self' blob:")
  expect(policyWith([])).toContain("worker-src 'self'")
  expect(policyWith(['blob:'])).toContain("script-src 'self'")
})

test('a map of another house lets its host be asked for data and pictures, and nothing else', () => {
  const headers = (mapSources: string[]) =>
    headerText(
      security.document({
        scriptHashes: [],
        formTargets: [],
        frameSources: [],
        cartSources: [],
        mapSources,
        statisticsSources: [],
        workerSources: [],
        frameAncestors: [],
      }),
      'Content-Security-Policy',
    ).split('; ')
  const tiles = 'https://karten.example'
  expect(headers([tiles]).filter((part) => part.includes(tiles))).toEqual([
    `img-src 'self' data: ${tiles}`,
    `connect-src 'self' ${tiles}`,
  ])
  expect(headers([]).join(' ')).not.toContain('karten')
})

test('visits may be told to the service that counts them, which may neither run nor show anything', () => {
  const none = { scriptHashes: [], formTargets: [], frameSources: [], cartSources: [] }
  const rest = { mapSources: [], workerSources: [], frameAncestors: [] }
  const parts = (statisticsSources: string[]) =>
    headerText(
      security.document({ ...none, ...rest, statisticsSources }),
      'Content-Security-Policy',
    ).split('; ')
  const receiver = 'https://statistik.example'
  expect(parts([receiver]).filter((part) => part.includes(receiver))).toEqual([
    `connect-src 'self' ${receiver}`,
  ])
  expect(parts([])).toContain("connect-src 'self'")
})
