"""Writes a scripted model as a GGUF file for llama.cpp."""
import gguf
import numpy
from bigram import BEGIN, CONTEXT, END, EPSILON, HEAD, HIDDEN, UNKNOWN, Bigram

SPACE = "\u2581"


def write_gguf_file(scripts, file):
    model = Bigram(scripts)
    writer = gguf.GGUFWriter(str(file), "llama")
    _add_shape(writer, model)
    _add_tokenizer(writer, model)
    for name, values in _weights(model).items():
        writer.add_tensor(name, values)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return file


def _add_shape(writer, model):
    writer.add_name("scripted")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(model.width)
    writer.add_block_count(1)
    writer.add_feed_forward_length(HIDDEN)
    writer.add_head_count(1)
    writer.add_head_count_kv(1)
    writer.add_key_length(HEAD)
    writer.add_value_length(HEAD)
    writer.add_rope_dimension_count(HEAD)
    writer.add_layer_norm_rms_eps(EPSILON)
    writer.add_vocab_size(len(model.tokens))


def _add_tokenizer(writer, model):
    kinds = [gguf.TokenType.CONTROL] * len(model.special) + [gguf.TokenType.BYTE] * len(model.bytes)
    kinds += [gguf.TokenType.NORMAL] * (len(model.tokens) - len(kinds))
    kinds[UNKNOWN] = gguf.TokenType.UNKNOWN
    writer.add_tokenizer_model("llama")
    writer.add_token_list([text.replace(" ", SPACE) for text in model.tokens])
    # NB: a token with a low score is merged late. Text is therefore read character by character where possible.
    writer.add_token_scores([-float(number) for number in range(len(model.tokens))])
    writer.add_token_types(kinds)
    writer.add_unk_token_id(UNKNOWN)
    writer.add_bos_token_id(BEGIN)
    writer.add_eos_token_id(END)
    writer.add_add_bos_token(False)
    writer.add_add_space_prefix(False)
    writer.add_chat_template(model.chat_template)


def _weights(model):
    embedding, head = model.weights(numpy)
    width, layer = model.width, "blk.0."
    weights = {
        "token_embd.weight": embedding, "output.weight": head, "output_norm.weight": numpy.ones(width, numpy.float32),
        layer + "attn_output.weight": numpy.zeros((width, HEAD), numpy.float32),
        layer + "ffn_down.weight": numpy.zeros((width, HIDDEN), numpy.float32),
    }
    for name in ("attn_norm", "ffn_norm"):
        weights[f"{layer}{name}.weight"] = numpy.ones(width, numpy.float32)
    for name, rows in {"attn_q": HEAD, "attn_k": HEAD, "attn_v": HEAD, "ffn_gate": HIDDEN, "ffn_up": HIDDEN}.items():
        weights[f"{layer}{name}.weight"] = numpy.zeros((rows, width), numpy.float32)
    return weights
