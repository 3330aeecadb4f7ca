import { type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('_gallery', './routes/gallery.tsx', { id: 'gallery' }),
  route('*', './routes/page.tsx', { id: 'page' }),
] satisfies RouteConfig
