import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createServer } from '../testing/server.tsx'
import { PictureInput } from './PictureInput.tsx'

const show = (ratio?: number) => {
  const Server = createServer({})
  const { container } = render(
    <Server>
      <PictureInput
        label="Poster"
        name="Emberfall"
        value="/poster.png"
        onChange={() => undefined}
        upload={async () => ''}
        {...(ratio && { ratio })}
      />
    </Server>,
  )
  return container.querySelector('img[src="/poster.png"]')
}

it('the picture input shows a poster completely, in its final shape', () => {
  const picture = show(120 / 160)
  expect(picture).toHaveStyle({ '--ratio': '0.75' })
  expect(picture?.closest('.mantine-Avatar-root')).toBeNull()
})

it("the picture input shows a person's picture in a circle", () => {
  expect(show()?.closest('.mantine-Avatar-root')).not.toBeNull()
})
