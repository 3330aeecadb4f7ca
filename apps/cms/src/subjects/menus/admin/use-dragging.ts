import {
  type DragEndEvent,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useState } from 'react'
import { type Entry, places, standingOf, type Target } from './entry-tree.ts'

/** A click is no drag, and a finger that scrolls is none either. */
const mouse = { activationConstraint: { distance: 6 } }
const finger = { activationConstraint: { delay: 250, tolerance: 8 } }

/** The tree says itself what was moved; dnd-kit would say it in English. */
const silent = () => undefined
const accessibility = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  screenReaderInstructions: { draggable: '' },
}

/** The name of a part of a row for dnd-kit. */
export function zoneId({ id, place }: Target): string {
  return `${place} ${id}`
}

function targetOf(zone: string): Target | null {
  const place = places.find((one) => zone.startsWith(`${one} `))
  return place ? { place, id: zone.slice(place.length + 1) } : null
}

/** Dragging with mouse or finger; `put` is called where the entry is let go over a row. */
export function useDragging(entries: readonly Entry[], put: (id: string, target: Target) => void) {
  const [id, setId] = useState<string | null>(null)
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, finger))
  return {
    dragged: id === null ? null : (standingOf(entries, id)?.entry ?? null),
    sensors,
    accessibility,
    collisionDetection: pointerWithin,
    onDragStart: ({ active }: DragStartEvent) => setId(String(active.id)),
    onDragCancel: () => setId(null),
    onDragEnd: ({ active, over }: DragEndEvent) => {
      setId(null)
      const target = over ? targetOf(String(over.id)) : null
      if (target) put(String(active.id), target)
    },
  }
}
