import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Figure, Image, type ImageSource } from './index.ts'

const formats = ['avif', 'webp', 'jpeg'] as const
const sources = formats.flatMap((format): ImageSource[] =>
  [480, 1024, 1660].map((width) => ({ format, width, url: `/media/bad-${width}.${format}` })),
)
const picture = { alt: 'Das Bad', width: 1660, height: 1000, sources, sizes: '100vw' }

test('a picture comes in its best format and in every width from 480 to 1660', () => {
  const { container } = render(<Image {...picture} focus={[0.5, 0.5]} />)
  const offered = [...container.querySelectorAll('source')]
  expect(offered.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(offered.at(-1)?.srcset).toBe(
    '/media/bad-480.webp 480w, /media/bad-1024.webp 1024w, /media/bad-1660.webp 1660w',
  )
  expect(screen.getByRole('img').getAttribute('src')).toBe('/media/bad-1024.jpeg')
})

test('the focal point stays in sight when the frame crops', () => {
  render(<Image {...picture} focus={[0.57, 0.25]} ratio="4 / 5" />)
  expect(screen.getByRole('img').style.objectPosition).toBe('57% 25%')
})

test('the first picture is fetched before others, any other when it is near', () => {
  const { rerender } = render(<Image {...picture} focus={[0.5, 0.5]} isFirst />)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager')
  rerender(<Image {...picture} focus={[0.5, 0.5]} />)
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy')
})

test('the line of the author stands below the picture, or on it', () => {
  const { container, rerender } = render(
    <Figure caption="Seit 1847" copyright="Bild: Tannhäuser">
      <Image {...picture} focus={[0.5, 0.5]} />
    </Figure>,
  )
  expect(container.querySelector('figcaption')?.textContent).toBe('Seit 1847Bild: Tannhäuser')
  rerender(
    <Figure copyright="Bild: Tannhäuser" isOnPicture>
      <Image {...picture} focus={[0.5, 0.5]} />
    </Figure>,
  )
  expect(container.querySelector('figcaption')).toBeNull()
  expect(screen.getByText('Bild: Tannhäuser')).toBeTruthy()
})
