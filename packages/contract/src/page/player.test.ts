import { expect, test } from 'vitest'
import { playerFor, youtubeId, youtubePlayerHost } from './player.ts'

const hosts = [youtubePlayerHost, 'videos.bad-silberbronn.example']

test('every usual address of a video platform leads to its cookieless player', () => {
  for (const address of [
    'https://www.youtube.com/watch?v=silberBron1',
    'https://youtube.com/watch?list=x&v=silberBron1',
    'https://m.youtube.com/watch?v=silberBron1&t=12',
    'https://youtu.be/silberBron1?si=track',
    'https://www.youtube.com/shorts/silberBron1',
    'https://www.youtube-nocookie.com/embed/silberBron1',
  ])
    expect(playerFor('youtube', address, hosts), address).toBe(
      'https://www.youtube-nocookie.com/embed/silberBron1',
    )
})

test('what only looks like the platform is no video of it', () => {
  for (const address of [
    'https://www.youtube.com.evil.example/watch?v=silberBron1',
    'https://evil.example/www.youtube.com/watch?v=silberBron1',
    'https://user@www.youtube.com/watch?v=silberBron1',
    'https://www.youtube.com:8443/watch?v=silberBron1',
    'http://www.youtube.com/watch?v=silberBron1',
    'https://www.youtube.com/watch?v=zu-kurz',
    'https://www.youtube.com/watch?v=silberBron1%22onload',
    'https://www.youtube.com/',
    'silberBron1',
    '',
  ])
    expect(youtubeId(address), address).toBeNull()
})

test('other players are https on an allowed host by its full name, or a file of this site', () => {
  const other = (address: string) => playerFor('sonstiges', address, hosts)
  expect(other('https://videos.bad-silberbronn.example/w/a?b=1')).toBe(
    'https://videos.bad-silberbronn.example/w/a?b=1',
  )
  for (const address of [
    'https://bad-silberbronn.example/',
    'https://x.videos.bad-silberbronn.example/',
    'https://videos.bad-silberbronn.example.evil.example/',
    'http://videos.bad-silberbronn.example/',
    'javascript:alert(1)',
    '//videos.bad-silberbronn.example/',
    '/media/film.mp4',
  ])
    expect(other(address), address).toBeNull()
  expect(playerFor('datei', '/media/film.mp4', [])).toBe('/media/film.mp4')
  expect(playerFor('datei', '/media/../geheim', [])).toBeNull()
  expect(playerFor('youtube', 'https://youtu.be/silberBron1', [])).toBeNull()
})
