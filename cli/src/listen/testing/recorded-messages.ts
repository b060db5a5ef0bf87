/**
 * For tests: messages as programs that speak the protocols write them, each from the public source that is named. None was
 * taken from a wire by us.
 */

/** https://gsprogolf.com/GSProConnectV1.html, the example of the documentation. */
export const GSPRO_EXAMPLE = {
  DeviceID: 'GSPro LM 1.1',
  Units: 'Yards',
  ShotNumber: 13,
  APIversion: '1',
  BallData: {
    Speed: 147.5,
    SpinAxis: -13.2,
    TotalSpin: 3250,
    BackSpin: 2500,
    SideSpin: -800,
    HLA: 2.3,
    VLA: 14.3,
    CarryDistance: 256.5,
  },
  ClubData: { Speed: 0, AngleOfAttack: 0, FaceToTarget: 0, Lie: 0, Loft: 0, Path: 0, SpeedAtImpact: 0 },
  ShotDataOptions: {
    ContainsBallData: true,
    ContainsClubData: false,
    LaunchMonitorIsReady: true,
    LaunchMonitorBallDetected: true,
    IsHeartBeat: false,
  },
}

/** springbok/MLM2PRO-GSPro-Connector, src/gspro_connect.py, test_shot_data and launch_ball: `Backspin`, no carry. */
export const GSPRO_MLM2PRO = {
  DeviceID: 'Rapsodo MLM2PRO',
  Units: 'Yards',
  ShotNumber: 1,
  APIversion: '1',
  BallData: { Speed: 85, SpinAxis: 6.2, TotalSpin: 4743, HLA: 1, VLA: 20.9, Backspin: 4715, SideSpin: 512 },
  ClubData: { Speed: 65 },
  ShotDataOptions: {
    ContainsBallData: true,
    ContainsClubData: true,
    LaunchMonitorIsReady: true,
    LaunchMonitorBallDetected: true,
    IsHeartBeat: false,
  },
}

/** samiur/gc2-connect-unity, docs/GSPRO_API.md, §6.3. */
export const GSPRO_HEARTBEAT = {
  DeviceID: 'GC2 Connect Unity',
  Units: 'Yards',
  ShotNumber: 0,
  APIversion: '1',
  BallData: {},
  ShotDataOptions: {
    ContainsBallData: false,
    ContainsClubData: false,
    LaunchMonitorIsReady: true,
    LaunchMonitorBallDetected: false,
    IsHeartBeat: true,
  },
}

/** https://help.opengolfsim.com/desktop/apis/shot-data, in both units. */
export const OPEN_GOLF_SIM_IMPERIAL = {
  type: 'shot',
  unit: 'imperial',
  shot: { ballSpeed: 101.2, verticalLaunchAngle: 15.4, horizontalLaunchAngle: -2.1, spinSpeed: 3021, spinAxis: -0.5 },
}
export const OPEN_GOLF_SIM_METRIC = {
  type: 'shot',
  unit: 'metric',
  shot: { ballSpeed: 44.704, verticalLaunchAngle: 15.4, horizontalLaunchAngle: -2.1, spinSpeed: 3021, spinAxis: -0.5 },
}
export const OPEN_GOLF_SIM_READY = { type: 'device', status: 'ready' }
