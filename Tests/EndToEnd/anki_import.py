"""Imports text files, each into a new Anki collection with the defaults of Anki's dialog, and prints the notes of each file as a line of JSON.

Runs as a separate program, for many files at once because Anki's library is slow to load.
"""
import json
import pathlib
import sys
import tempfile

from anki.collection import Collection, ImportCsvRequest


def notes(path):
    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(str(pathlib.Path(folder, "collection.anki2")))
        metadata = collection.get_csv_metadata(path=path, delimiter=None)
        log = collection.import_csv(ImportCsvRequest(path=path, metadata=metadata)).log
        found = [collection.get_note(id) for id in sorted(collection.find_notes(""))]
        result = {
            "html": metadata.is_html,
            "found": log.found_notes,
            "notes": [{"type": note.note_type()["name"], "fields": note.fields, "tags": note.tags} for note in found],
        }
        collection.close()
        return result


for file in sys.argv[1:]:
    print(json.dumps(notes(file)))
