export const HELP = `Usage: bagwise plays-like <distance> [options]

What a shot plays like today: how far it would be at sea level, at 70°F, on level ground and without wind.

  --wind <mph>       speed of the wind at 10 m height, as forecasts give it
  --from <degrees>   where it comes from: 0 your face (as without it), 90 the right, 180 behind, 270 the left
  --temp <°F>        temperature
  --altitude <ft>    height of the course above the sea
  --uphill <ft>      how far the target lies above the ball
  --downhill <ft>    how far it lies below
  --bag <clubs>      your carries, such as driver=230,7-iron=150,pw=110; else those of a 95 mph driver swing
  --metres           distances and heights are metres; mph and °F stay
  --help             this text

Exit code 0: an answer. 1: no club reaches, or all go too far. 2: the question was not understood.`
