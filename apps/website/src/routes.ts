import { type RouteConfig, route } from '@react-router/dev/routes'

export default [
  route('_gallery', './routes/gallery.tsx', { id: 'gallery' }),
  route('de/inhaltsverzeichnis', './routes/inhaltsverzeichnis.tsx', { id: 'inhalt' }),
  route('en/site-map', './routes/inhaltsverzeichnis.tsx', { id: 'site-map' }),
  route('api/anfragen/:formular', './routes/anfrage.ts', { id: 'anfrage' }),
  route('api/fuehrungen/anfrage', './routes/anfrage-fuehrung.ts', { id: 'fuehrung' }),
  route('api/pauschalen/anfrage', './routes/anfrage-pauschale.ts', { id: 'pauschale' }),
  route('de/anfragestatus/:zugang', './routes/anfragestatus.tsx', { id: 'anfragestatus' }),
  route('en/request-status/:zugang', './routes/anfragestatus.tsx', { id: 'request-status' }),
  route('vorschau/:token', './routes/vorschau.tsx', { id: 'vorschau' }),
  route('*', './routes/page.tsx', { id: 'page' }),
] satisfies RouteConfig
