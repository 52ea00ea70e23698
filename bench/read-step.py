"""Reads STEP files with FreeCAD: `freecadcmd bench/read-step.py` with the folder in STEP_FOLDER.

Writes what it found to read.json there: number of solids, volume in mm3, exact bounds in mm.
"""

import json
import os

import Part

folder = os.environ["STEP_FOLDER"]
found = {}
for name in sorted(os.listdir(folder)):
    if not name.endswith(".step"):
        continue
    shape = Part.read(os.path.join(folder, name))
    box = shape.optimalBoundingBox()
    found[name] = {
        "solids": len(shape.Solids),
        "isValid": shape.isValid(),
        "volume": shape.Volume,
        "min": [box.XMin, box.YMin, box.ZMin],
        "max": [box.XMax, box.YMax, box.ZMax],
    }
with open(os.path.join(folder, "read.json"), "w") as file:
    json.dump(found, file)
