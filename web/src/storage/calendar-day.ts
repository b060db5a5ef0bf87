/** The day on the calendar of whoever is there: 2026-11-21. */
export function calendarDay(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()]
  return `${padded(year, 'yyyy')}-${padded(month, 'mm')}-${padded(day, 'dd')}`
}

function padded(number: number, form: string): string {
  return String(number).padStart(form.length, '0')
}
