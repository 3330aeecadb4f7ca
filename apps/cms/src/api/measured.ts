import { apiBasePath, callNames, fileNames } from '@kurstadt/contract'
import type { Measured } from '@kurstadt/metrics'
import { type PoolCounts, poolReading } from '../platform/database/index.ts'
import type { Lanes } from '../wire/lanes/index.ts'

const firstWord = (name: string) => /^[a-z-]+/.exec(name)?.[0] ?? ''
const known: ReadonlySet<string> = new Set([...callNames, ...fileNames].map(firstWord))

/** The call that an address belongs to, by its first word; whatever the contract does not have is one. */
export function classOf(path: string): string {
  if (path === '/healthz' || path === '/readyz') return 'health'
  const word = path.startsWith(`${apiBasePath}/`)
    ? firstWord(path.slice(apiBasePath.length + 1))
    : ''
  return known.has(word) ? word : 'other'
}

/** What is measured of the content API: its answers, its lanes and its connections. */
export function measuredOf(lanes: Lanes, pool: PoolCounts): Measured {
  const each = (of: 'working' | 'waiting') => () => {
    const { visitor, background } = lanes.load()
    return { visitor: visitor[of], background: background[of] }
  }
  return {
    process: 'content-api',
    classOf,
    readings: [
      {
        name: 'lane_working',
        help: 'Requests at work in a lane (decision 0048)',
        label: 'lane',
        read: each('working'),
      },
      {
        name: 'lane_waiting',
        help: 'Requests that wait for room in a lane',
        label: 'lane',
        read: each('waiting'),
      },
      poolReading(pool),
    ],
  }
}
