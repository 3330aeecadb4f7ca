// @ts-check
import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

/**
 * Not in TypeScript: for that Next loads its compiler into the back office, 26 MB that stay.
 *
 * @type {import('next').NextConfig}
 */
const config = {
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  // Types are checked once, by tsc in the checks.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: [
    '@kurstadt/contract',
    '@kurstadt/env',
    '@kurstadt/log',
    '@kurstadt/media-store',
  ],
  // Payload once for pages and calls alike: with a copy in each bundle it does not know its own
  // errors again, and no form says at which field what is wrong.
  serverExternalPackages: ['payload', '@payloadcms/db-postgres', 'sharp', 'pino', 'pg', 'pg-boss'],
  turbopack: { root: path.resolve(import.meta.dirname, '../..') },
  outputFileTracingRoot: path.resolve(import.meta.dirname, '../..'),
  // A second build takes what has not changed from the first.
  experimental: { turbopackFileSystemCacheForBuild: true },
  images: { unoptimized: true },
  redirects: async () => [{ source: '/', destination: '/admin', permanent: false }],
}

export default withPayload(config)
