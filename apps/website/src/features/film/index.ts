export { FilmTile } from './film-tile.tsx'
