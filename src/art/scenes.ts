import type { Face } from './face.ts';
import { certificate } from './objects/awards.ts';
import { balance } from './objects/balance.ts';
import { bellCurve } from './objects/bell-curve.ts';
import { bridge } from './objects/bridge.ts';
import { thermometer, vat } from './objects/cooking.ts';
import { books, checklist, easel, lens } from './objects/documents.ts';
import { factory, windTurbine } from './objects/energy.ts';
import { dialGauge, gaugeBlocks } from './objects/gauges.ts';
import { lighthouse } from './objects/harbour.ts';
import { microscope, sampleTubes, vial } from './objects/laboratory.ts';
import { layers } from './objects/layers.ts';
import { monitor, syringe } from './objects/medical.ts';
import { cabinet, pawn, roundTable } from './objects/office.ts';
import { blister, bottle, creamJar, jar, pumpBottle } from './objects/packaging.ts';
import { bean, cocoaPod, teaShoot } from './objects/plants.ts';
import { cone, hardHat } from './objects/safety.ts';
import { padlock, serverRack } from './objects/security.ts';
import { pallet, parcel } from './objects/trade.ts';
import { tyre } from './objects/tyre.ts';
import { weight } from './objects/weights.ts';
import { materials } from './paint.ts';

const { cinnamon, 'king-coconut': gold, lagoon, ocean, paper, steel, tea, 'nil-manel': violet } = materials;

/** A group of objects on the ground, far ones first. */
export type Scene = () => Face[];

/** Every drawing that content may name. One per subject; no two alike. */
export const scenes = {
  'gauge-blocks': () => [...gaugeBlocks([-10, -60, 0]), ...dialGauge([70, 30, 0])],
  'monitor-syringe': () => [...monitor([0, -6, 0]), ...syringe([70, 30, 0])],
  'turbine-tea': () => [
    ...windTurbine([-46, -30, 0]),
    ...factory([0, -30, 0]),
    ...teaShoot([40, 62, 0], 0.72),
    ...teaShoot([92, 62, 0], 0.6),
  ],
  microscope: () => [...microscope([-10, -30, 0]), ...sampleTubes([86, -20, 0])],
  'bottle-blister': () => [...bottle([-10, -30, 0], 20, 60, cinnamon, paper), ...blister([0, -20, 0])],
  weights: () => [
    ...weight([-40, -40, 0], 30),
    ...weight([22, -34, 0], 23),
    ...weight([10, 26, 0], 17),
    ...weight([56, 14, 0], 13),
    ...weight([50, 50, 0], 9),
    ...weight([80, 40, 0], 7),
  ],
  'bell-curve': () => bellCurve([0, 0, 0]),
  'document-lens': () => [...checklist([0, 0, 0], 70, ocean), ...lens([40, 10, 62], 27)],
  'cocoa-jar': () => [
    ...cocoaPod([-34, -34, 0], 1.1),
    ...jar([24, -40, 0], 22, 48, gold),
    ...bottle([-24, 34, 0], 17, 44, gold),
    ...bean([44, 24, 0]),
    ...bean([64, 10, 0]),
    ...bean([54, 44, 0]),
  ],
  bridge: () => bridge([0, 0, 0]),
  'pump-cream': () => [
    ...pumpBottle([-26, -20, 0], lagoon),
    ...creamJar([34, -16, 0], 26, lagoon),
    ...bottle([4, 46, 0], 12, 26, gold),
  ],
  'servers-lock': () => [
    ...serverRack([-40, -70, 0], [46, 46, 112]),
    ...serverRack([-40, -16, 0], [46, 46, 112]),
    ...padlock([52, 30, 0]),
  ],
  balance: () => balance([0, 0, 0]),
  'helmet-cones': () => [...cone([-40, 28, 0], 1.15), ...cone([46, -48, 0]), ...hardHat([20, 20, 0], 1.12)],
  'layers-cocoa': () => [...layers([0, 0, 0]), ...cocoaPod([56, 56, 94], 0.7)],
  'vat-thermometer': () => [...vat([0, 0, 0]), ...thermometer([10, -6, 44], 106)],
  'vials-blister': () => [
    ...vial([-30, -30, 0], 1.1, lagoon),
    ...vial([18, -34, 0], 0.9, gold),
    ...blister([-6, 4, 0]),
  ],
  parcel: () => parcel([0, 0, 0]),
  'round-table': () => roundTable([0, 0, 0]),
  cabinets: () => [...cabinet([0, 0, 0]), ...cabinet([58, 0, 0], steel)],
  pawns: () => [
    ...pawn([-58, -58, 0], 0.9, steel),
    ...pawn([-6, -62, 0], 1, steel),
    ...pawn([-62, -6, 0], 1, steel),
    ...pawn([52, -52, 0], 1.1, steel),
    ...pawn([-52, 52, 0], 1.1, steel),
    ...pawn([22, 22, 0], 1.5, cinnamon),
  ],
  'review-table': () => roundTable([0, 0, 0], ocean, 4),
  pallet: () => pallet([0, 0, 0]),
  tyre: () => tyre([0, 0, 0]),
  'cocoa-pod': () => [...cocoaPod([0, 0, 0]), ...bean([34, 10, 0]), ...bean([16, 34, 0])],
  lighthouse: () => lighthouse([0, 0, 0], 120),
  certificate: () => certificate([0, 0, 0]),
  books: () => books([0, 0, 0]),
  easel: () => easel([0, 0, 0]),
  document: () => checklist([0, 0, 0], 80, tea),
  'tea-shoot': () => teaShoot([0, 0, 0]),
  servers: () => serverRack([0, 0, 0], [46, 46, 112], violet),
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
