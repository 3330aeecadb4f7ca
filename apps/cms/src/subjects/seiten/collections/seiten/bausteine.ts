import type { Endpoint } from 'payload'
import { pictureOf, picturesPath } from '../../../../blocks/index.ts'
import { isLoggedIn } from '../../../../editing/access/index.ts'

const headers = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'private, max-age=3600',
  'Content-Security-Policy': "default-src 'none'",
}

/** `GET /api/seiten/bausteine/{block}.svg`: what a block looks like on a page. */
export const picturesEndpoint: Omit<Endpoint, 'root'> = {
  path: picturesPath,
  method: 'get',
  handler: ({ routeParams, user }) => {
    const picture = pictureOf(String(routeParams?.name).replace(/\.svg$/, ''))
    if (isLoggedIn(user) && picture) return new Response(picture, { headers })
    return Response.json({ errors: [{ message: 'Nicht gefunden.' }] }, { status: 404 })
  },
}
