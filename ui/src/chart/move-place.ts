/** A bar by the places of its point and its series. */
export interface Place {
  point: number
  series: number
}

const clamp = (at: number, count: number): number => Math.min(count - 1, Math.max(0, at))

/** Where a key leads from a bar, or from none; `null` for a key that leads nowhere. */
export function movePlace(
  key: string,
  from: Place | null,
  { points, series }: { points: number; series: number },
): Place | null {
  if (points === 0 || series === 0) return null
  const at = from ?? { point: -1, series: 0 }
  switch (key) {
    case 'ArrowRight':
      return { ...at, point: clamp(at.point + 1, points) }
    case 'ArrowLeft':
      return { ...at, point: clamp(from ? at.point - 1 : points - 1, points) }
    case 'ArrowUp':
      return { point: clamp(at.point, points), series: clamp(from ? at.series + 1 : 0, series) }
    case 'ArrowDown':
      return { point: clamp(at.point, points), series: clamp(from ? at.series - 1 : 0, series) }
    case 'Home':
      return { ...at, point: 0 }
    case 'End':
      return { ...at, point: points - 1 }
    default:
      return null
  }
}
